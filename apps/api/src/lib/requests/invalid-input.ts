import { AppError } from './app-error.ts'
import { fieldName } from './field-name.ts'

/** What the checks of a contract say of the input, at each field. */
export function invalidInput(issues: Array<{ path: string; message: string }>): AppError {
  // A one-word text such as `Required` means nothing without its field.
  const texts = issues.map(({ path, message }) =>
    message.includes(' ') || path === '' ? message : `${fieldName(path)}: ${message}`,
  )
  return new AppError('request.invalid', { issues, message: [...new Set(texts)].slice(0, 3).join(', ') })
}
