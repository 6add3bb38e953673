/** The folders of `app/routes`. */
export type ScreenFolder = 'public' | 'driver' | 'shared' | 'customer' | 'staff'

export type BurmesePart = ScreenFolder | 'other'

/** Which Burmese texts the screens of a folder take beside those of every page (burmese-texts.ts). */
export const burmeseParts: Record<ScreenFolder, readonly BurmesePart[]> = {
  public: ['public', 'other'],
  driver: ['driver'],
  shared: ['shared', 'other'],
  customer: ['shared', 'customer', 'other'],
  staff: ['shared', 'staff', 'other'],
}
