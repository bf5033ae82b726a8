# The end of a game: the count, the result, and a picture of it.

count-now = Počítají se body…
won-by = Vyhrává { $names }, náskok: { $points }
tie-dirhams = Body jsou stejné; vyhrává, kdo má víc dirhamů.
tie-tiles = Body jsou stejné; vyhrává, kdo položil víc destiček.
led-by = Ve vedení: { $names }, náskok: { $points }.
led-level = Nejlepší měli stejně bodů.
picture-share = Sdílet obrázek
picture-save = Uložit obrázek
picture-failed = Obrázek se nepodařilo vytvořit. Zkus to znovu.
