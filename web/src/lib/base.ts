/** Where the page is: at the root of a server, or at any path of a static host, where nobody answers its questions. */

/** Whether the page is a folder of files: all tables are this browser's then, and addresses are fragments. */
export const STATIC = import.meta.env.BASE_URL !== '/'

/** The path of the page's files, with a slash at its end. */
export const BASE = STATIC ? new URL('.', document.baseURI).pathname : '/'

/** The address of a path of this page, for links. */
export const to = (path: string) => (STATIC ? `#${path}` : path)
