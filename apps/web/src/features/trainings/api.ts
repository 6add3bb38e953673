/** What shows or counts trainings and so is asked again after a change. */
export const trainingReaders = ['/trainings', '/dashboard']
