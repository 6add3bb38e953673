declare module 'myanmar-tools' {
  export class ZawgyiDetector {
    /** Returns 0 for Unicode to 1 for Zawgyi, and -Infinity for a text without Burmese letters. */
    getZawgyiProbability(text: string): number
  }
}
