/** Returns the part of an address that names its township, in either script; undefined where none does. */
export function townshipIn(address: string): string | undefined {
  return address
    .split(/[,၊\n]/u)
    .map((part) => part.trim())
    .find((part) => /township|မြို့နယ်/iu.test(part))
}
