import { type CSSVariablesResolver, createTheme } from '@mantine/core'
import { amber, brick, leaf, sky, warmDark, warmGray } from './theme-colors.ts'
import { components } from './theme-components.ts'

const fontFamily =
  "'Inter Variable', 'Inter Fallback', 'Noto Sans Myanmar', 'Noto Sans Myanmar Whole', system-ui, sans-serif"

/** Defines every colour, radius, shadow and size, so that screens define none themselves. */
export const theme = createTheme({
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 6 },
  colors: {
    leaf,
    amber,
    sky,
    brick,
    gray: warmGray,
    dark: warmDark,
    red: brick,
    blue: sky,
    yellow: amber,
    green: leaf,
  },
  black: warmGray[9],
  fontFamily,
  fontSizes: { xs: '13px', sm: '14px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgb(20 22 20 / 4%)',
    sm: '0 2px 6px rgb(20 22 20 / 6%)',
    md: '0 6px 20px rgb(20 22 20 / 10%)',
    lg: '0 12px 32px rgb(20 22 20 / 12%)',
    xl: '0 20px 48px rgb(20 22 20 / 16%)',
  },
  headings: {
    fontFamily,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '1.3' },
      h2: { fontSize: '18px', lineHeight: '1.4' },
      h3: { fontSize: '16px', lineHeight: '1.4' },
      h4: { fontSize: '14px', lineHeight: '1.5' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
})

/** Tinted fills of badges and alerts; Mantine's own are nearly black in the dark scheme. */
function tints(scheme: 'light' | 'dark'): Record<string, string> {
  const shades = { leaf, amber, sky, brick, gray: warmGray }
  return Object.fromEntries(
    Object.entries(shades).flatMap(([name, shade]) =>
      scheme === 'light'
        ? [
            [`--mantine-color-${name}-light`, shade[1] ?? ''],
            [`--mantine-color-${name}-light-color`, shade[8] ?? ''],
          ]
        : [
            [`--mantine-color-${name}-light`, `color-mix(in srgb, ${shade[5]} 22%, transparent)`],
            [`--mantine-color-${name}-light-color`, shade[2] ?? ''],
          ],
    ),
  )
}

/** CSS variables for what both schemes draw: page, cards, hairlines, quiet fills and the colours of the drawings. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--page-width': '1280px',
    '--form-width': '640px',
    '--hero-title': 'clamp(32px, 4.4vw, 54px)',
    '--section-title': 'clamp(24px, 2.6vw, 32px)',
    '--on-deep-field': '#ffffff',
    '--on-deep-field-quiet': leaf[1],
  },
  light: {
    ...tints('light'),
    '--page-color': warmGray[0],
    '--card-color': '#ffffff',
    '--hairline': warmGray[2],
    '--control-border': '#8a8f88',
    '--quiet-fill': warmGray[1],
    '--deep-field': leaf[8],
    '--draw-line': leaf[8],
    '--draw-deep': leaf[7],
    '--draw-soft': leaf[1],
    '--draw-mid': leaf[3],
    '--draw-accent': amber[4],
    '--draw-paper': '#ffffff',
    '--picture-filter': 'none',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': warmGray[9],
    '--mantine-color-dimmed': warmGray[6],
    '--mantine-color-placeholder': warmGray[6],
    '--mantine-color-anchor': leaf[7],
    '--mantine-color-default-border': warmGray[3],
    '--mantine-color-error': brick[7],
  },
  dark: {
    ...tints('dark'),
    '--page-color': warmDark[8],
    '--card-color': warmDark[7],
    '--hairline': warmDark[5],
    '--control-border': '#73777a',
    '--quiet-fill': warmDark[6],
    '--deep-field': leaf[9],
    '--draw-line': leaf[3],
    '--draw-deep': leaf[6],
    '--draw-soft': '#1c2b24',
    '--draw-mid': '#2c5c47',
    '--draw-accent': amber[3],
    '--draw-paper': warmDark[6],
    // Photos and slides are mostly white, which would glare.
    '--picture-filter': 'brightness(0.82)',
    '--mantine-color-body': warmDark[7],
    '--mantine-color-text': warmDark[0],
    '--mantine-color-dimmed': warmDark[2],
    '--mantine-color-placeholder': warmDark[2],
    '--mantine-color-anchor': leaf[3],
    '--mantine-color-default-border': warmDark[4],
    '--mantine-color-error': brick[3],
    // On the library's own, what deletes has a contrast of 4.3; on this one, of 4.7.
    '--menu-item-hover': '#333637',
  },
})
