import { sweep } from './sweep.ts'

sweep('pickups')
