import { sweep } from './sweep.ts'

sweep('customer')
