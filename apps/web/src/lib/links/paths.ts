/** `generatePath(paths.userEdit, { userId })` fills in the parameters. */
export { screenPaths as paths } from '@thant/contracts/screen-paths'
