import { sweep } from './sweep.ts'

sweep('materials')
