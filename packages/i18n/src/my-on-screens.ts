import { burmese } from './my.ts'
import { withUnbrokenLines } from './unbroken-lines.ts'

/** The catalogue as browsers show it, which break lines inside of words that they do not know. */
export const burmeseOnScreens = withUnbrokenLines(burmese)
