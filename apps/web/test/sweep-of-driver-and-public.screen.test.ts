import { sweep } from './sweep.ts'

sweep('driverAndPublic')
