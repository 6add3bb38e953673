import { slideSetEndpoints } from '@thant/contracts/service/slide-sets'
import { recordScreens } from '#components/form/record-screens.ts'
import { SlideSetFields } from '#features/service/learning/components/slide-set-fields.tsx'
import { emptySlideSet, slideSetBodyOf, valuesOfSlideSet } from '#features/service/learning/slide-set-values.ts'
import { paths } from '#lib/links/paths.ts'
import { useMe } from '#lib/visitor/session.ts'

export const { Add, Edit, editQueries } = recordScreens({
  endpoints: slideSetEndpoints,
  list: { path: paths.learning, label: 'Slide sets' },
  add: {
    title: 'Add Slide Set',
    subtitle: 'Customers see it in their trainings as soon as it is saved.',
    saved: 'Successfully added slide set!',
  },
  edit: { title: 'Edit Slide Set', saved: 'The slide set was saved.' },
  values: {
    useEmpty: () => emptySlideSet(useMe()?.name ?? ''),
    of: valuesOfSlideSet,
    toBody: slideSetBodyOf,
  },
  Fields: SlideSetFields,
})
