declare module 'myanmar-tools' {
  class ZawgyiDetector {
    /** Returns 0 for Unicode to 1 for Zawgyi, and -Infinity for a text without Burmese letters. */
    getZawgyiProbability(text: string): number
  }
  class ZawgyiConverter {
    zawgyiToUnicode(text: string): string
  }
  /** Node sees only the first of the two as a named export. */
  const myanmarTools: { ZawgyiDetector: typeof ZawgyiDetector; ZawgyiConverter: typeof ZawgyiConverter }
  export default myanmarTools
}
