import { sweep } from './sweep.ts'

sweep('customers')
