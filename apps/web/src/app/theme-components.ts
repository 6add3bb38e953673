import type { MantineThemeComponents } from '@mantine/core'
import classes from './theme-components.module.css'

const quick = { transitionProps: { duration: 120 } }
const field = { classNames: { label: classes.label, description: classes.hint, error: classes.error } }
// The part that holds a dialog's title is no banner of the page, for which readers of screens take a header.
const attributes = { header: { role: 'presentation' } }
const dropdown = { ...quick, shadow: 'md' }

/** Default props by component name; importing the components would load more than the first screen shows. */
export const components: MantineThemeComponents = {
  Input: { defaultProps: { size: 'sm' }, classNames: { input: classes.input } },
  InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] }, ...field },
  Button: { classNames: { root: classes.button, label: classes.buttonLabel } },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
  Anchor: { defaultProps: { underline: 'hover' } },
  Card: { defaultProps: { padding: 'lg', withBorder: true }, classNames: { root: classes.card } },
  Paper: { classNames: { root: classes.card } },
  Modal: {
    defaultProps: {
      ...quick,
      attributes,
      centered: true,
      shadow: 'lg',
      padding: 'lg',
      overlayProps: { backgroundOpacity: 0.35 },
    },
    classNames: { title: classes.modalTitle },
  },
  Drawer: { defaultProps: { ...quick, attributes, overlayProps: { backgroundOpacity: 0.35 } } },
  // The placeholder that takes the first focus is no menu item, which is all that a menu may hold.
  Menu: { defaultProps: { ...dropdown, position: 'bottom-end', width: 220, withInitialFocusPlaceholder: false } },
  Popover: { defaultProps: dropdown },
  Combobox: { defaultProps: dropdown },
  Tooltip: { defaultProps: { ...quick, openDelay: 300, withArrow: false, radius: 'sm', fz: 'xs' } },
  Notification: { defaultProps: { withBorder: true }, classNames: { root: classes.notification } },
  Badge: { defaultProps: { variant: 'light', radius: 'sm' }, classNames: { root: classes.badge } },
  Alert: { defaultProps: { variant: 'light' }, classNames: { root: classes.alert } },
  Breadcrumbs: { defaultProps: { separatorMargin: 6 } },
  Checkbox: { defaultProps: { radius: 'xs' }, classNames: { input: classes.choice } },
  Radio: { classNames: { radio: classes.choice } },
  Skeleton: { defaultProps: { radius: 'sm' }, classNames: { root: classes.skeleton } },
  SegmentedControl: {
    classNames: { root: classes.segments, control: classes.segment, label: classes.segmentLabel },
  },
  Switch: { defaultProps: { size: 'sm' } },
  Loader: { defaultProps: { size: 'sm', type: 'oval' } },
  Collapse: { defaultProps: { transitionDuration: 120 } },
}
