/** What shows a user's name and so is asked again after a change. */
export const userReaders = ['/users', '/logistics']
