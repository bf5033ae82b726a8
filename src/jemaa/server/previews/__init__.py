"""What others see of a table before they follow its link: a title, a line and a picture."""
