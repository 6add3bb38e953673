/** The caches with code begin with this, and end with the release whose code it is. */
export const codeCache = 'code '

/** The built page without figures, of which all screens are drawn. */
export const shellAddress = '/index.html'
