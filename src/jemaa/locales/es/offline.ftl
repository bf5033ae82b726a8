# Playing in the browser itself, without a server.

offline-why = Las reglas y los bots funcionan en este navegador. Lo necesario se carga una sola vez; después funciona también sin conexión.
offline-loading = Cargando: { $percent } %
offline-ready = Todo está listo.
offline-failed = No se ha podido cargar lo necesario.
offline-seed = Semilla propia para los dados
offline-seed-why = Los dados se siguen de tu semilla, así que puedes comprobarlos. Déjala vacía para que sea secreta.
