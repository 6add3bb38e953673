/** Opens a chat in the program for a number, and a page as it is. */
export function viberAddress(viber: string): string {
  return viber.startsWith('+') ? `viber://chat?number=${encodeURIComponent(viber.replace(/[^\d+]/g, ''))}` : viber
}
