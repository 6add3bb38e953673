declare module 'virtual:burmese/*' {
  /** Burmese by English (burmese-texts.ts). */
  const texts: Record<string, string>
  export default texts
}
