# The end of a game: the count, the result, and a picture of it.

count-now = Počítají se body…
won-by = Vítězí { $names } (+{ $points })
tie-dirhams = Body jsou stejné; rozhoduje více dirhamů.
tie-tiles = Body jsou stejné; rozhoduje více položených destiček trhu.
led-by = Ve vedení: { $names } (+{ $points }).
led-level = Nejlepší měli stejně bodů.
picture-share = Sdílet obrázek
picture-save = Uložit obrázek
picture-failed = Obrázek se nepodařilo vytvořit. Zkus to znovu.
review-resigned = Vysvětlení se řídí jen body: kdo se vzdal, v něm není poslední.
