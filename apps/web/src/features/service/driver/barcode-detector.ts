/** The browser's own reader, which Android and macOS have; TypeScript does not know it yet. */
export type Detector = { detect: (picture: HTMLVideoElement) => Promise<Array<{ rawValue: string }>> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** Returns undefined where the browser has none that reads QR codes. */
export async function createDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass }
  try {
    const formats = (await BarcodeDetector?.getSupportedFormats()) ?? []
    return BarcodeDetector && formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : undefined
  } catch {
    return undefined
  }
}
