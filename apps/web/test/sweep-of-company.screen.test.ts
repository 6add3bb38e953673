import { sweep } from './sweep.ts'

sweep('company')
