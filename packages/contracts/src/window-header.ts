/** Says that a worker asks for a page in place of a window, which browsers do not say of what a worker asks for. */
export const windowHeader = 'x-for-window'
