import { trainingEndpoints } from '@thant/contracts/service/trainings'
import { addScreen } from '#components/form/add-screen.tsx'
import { editQueriesOf, editScreen } from '#components/form/edit-screen.tsx'
import { TrainingFacts } from '#features/service/trainings/components/training-facts.tsx'
import { TrainingFields } from '#features/service/trainings/components/training-fields.tsx'
import { TrainingScheduleFields } from '#features/service/trainings/components/training-schedule-fields.tsx'
import {
  emptySchedule,
  missingOf,
  scheduleBodyOf,
  valuesOfTraining,
} from '#features/service/trainings/training-values.ts'
import { paths } from '#lib/links/paths.ts'

const list = { path: paths.trainings, label: 'Trainings' } as const

export const Add = addScreen({
  endpoint: trainingEndpoints.schedule,
  list,
  title: 'Add Training Schedule',
  subtitle: 'Trainer, topic and attendees can be added later.',
  saved: 'Successfully added training!',
  useEmpty: () => emptySchedule,
  toBody: scheduleBodyOf,
  validate: missingOf,
  Fields: TrainingScheduleFields,
})

export const editQueries = editQueriesOf(trainingEndpoints.get)

export const Edit = editScreen({
  get: trainingEndpoints.get,
  endpoint: trainingEndpoints.change,
  list,
  title: 'Edit Training',
  subtitle: ({ organizationId: organization }) => organization.name,
  saved: 'The training was saved.',
  valuesOf: valuesOfTraining,
  Facts: TrainingFacts,
  Fields: TrainingFields,
})
