// Runs a program of Python in Pyodide, in Node: in_python.mjs RUNTIME PROGRAM LIBRARY FOLDER...
// The library's folder is mounted at /library, and the others where Python imports from.
const [runtime, program, library, ...folders] = process.argv.slice(2)
const { loadPyodide } = await import(`${runtime}/pyodide.mjs`)
const pyodide = await loadPyodide({ indexURL: `${runtime}/` })
pyodide.mountNodeFS('/library', library)
for (const [at, folder] of folders.entries()) {
  pyodide.mountNodeFS(`/here/${at}`, folder)
  pyodide.runPython(`import sys; sys.path.insert(0, '/here/${at}')`)
}
pyodide.runPython(program)
