declare module 'myanmar-tools' {
  export class ZawgyiDetector {
    /** 0 for Unicode to 1 for Zawgyi; -Infinity for a text without Burmese letters. */
    getZawgyiProbability(text: string): number
  }
}
