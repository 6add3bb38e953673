import { sweep } from './sweep.ts'

sweep('operations')
