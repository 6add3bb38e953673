import { sweep } from './sweep.ts'

sweep('fleetAndLearning')
