import { sweep } from './sweep.ts'

sweep('money')
