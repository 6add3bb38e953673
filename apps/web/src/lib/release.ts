/** The address of this code, in which all that was built has a part by its hash; another release has another one. */
export const release = import.meta.url
