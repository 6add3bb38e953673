import { sweep } from './sweep.ts'

sweep('customerReports')
