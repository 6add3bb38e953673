import { testPassword } from './actors.ts'
import {
  binForm,
  consignmentForm,
  destinationForm,
  factorSetForm,
  invoiceForm,
  item,
  organizationForm,
  otherWasteForm,
  quizForm,
  scheduleForm,
  slideSetForm,
  stockAdjustmentForm,
  treatmentProfileForm,
  userForm,
} from './factories.ts'
import { batteryForm } from './payments.ts'
import type { Records } from './records.ts'
import { depotForm, vehicleForm } from './vehicles.ts'

/** Returns a valid body for each call that takes one, in which tests replace fields. */
export function validBodyOf(path: string, records: Records): object {
  if (path === '/logistics')
    return { organizationId: records.organization, pickUpTime: '2026-02-05T02:30:00Z', vehicle: {} }
  if (path === '/logistics/:id') {
    return {
      status: 'COMPLETED',
      items: [
        {
          ...item('Papers', 1),
          treatment: 'recycling',
          destinationId: records.destination,
          measure: 'weighed',
          isHazardous: false,
        },
      ],
      wayNumber: 1,
      wayType: 'Dry',
      operationTeam: [],
      vehicle: {},
    }
  }
  if (path === '/company_days/import') return { calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' }
  if (path === '/company_days/:day') return { kind: 'closed', name: 'Inventory', nameInBurmese: '' }
  if (path === '/company_days') return { days: [{ day: '2026-06-30', name: 'Inventory', nameInBurmese: '' }] }
  if (path === '/holiday_pickups') {
    return { decisions: [{ _id: records.pickup, __v: 0, decision: 'move', day: '2026-06-30' }] }
  }
  if (path.startsWith('/schedules')) {
    const form = scheduleForm(records.organization, { driver: null, plate_number: '', nth: null, weekday: null })
    return {
      ...form,
      siteId: records.organization,
      endsOn: null,
      everyWeeks: 1,
      dayOfMonth: null,
      holidayPolicy: 'ask',
    }
  }
  if (path.startsWith('/destinations')) {
    const licence = {
      wasteTypes: ['Papers'],
      treatments: ['recycling'],
      licensedUntil: '2026-12-31',
      licenceFile: null,
    }
    return { ...destinationForm(licence), __v: 0 }
  }
  if (path.startsWith('/depots')) return { ...depotForm(), __v: 0 }
  if (path.startsWith('/vehicles')) {
    const days = { outOfServiceFrom: '2026-03-01', outOfServiceTo: '2026-03-02' }
    return { ...vehicleForm(records.depot, days), __v: 0 }
  }
  if (path.startsWith('/treatment_profiles')) {
    const shares = [{ treatment: 'landfill', destinationId: records.destination, percent: 100 }]
    return treatmentProfileForm({ validFrom: '2098-01-01', shares })
  }
  if (path.startsWith('/consignments')) {
    return consignmentForm(records.destination, { net: 2_200, slip: null, __v: 0 })
  }
  if (path.startsWith('/stock_adjustments')) return stockAdjustmentForm()
  if (path.includes('/other_wastes')) return { ...otherWasteForm(), __v: 0 }
  if (path.endsWith('/entries/:year')) {
    return { amounts: [{ metric: 'guest-nights', month: '2026-01', amount: 120 }], __v: 0 }
  }
  if (path.endsWith('/texts/:key')) return { text: 'We weigh it.', __v: 0 }
  if (path.startsWith('/bins')) return { ...binForm(), image: null, __v: 0 }
  if (path.startsWith('/bin_orders')) return { organization: records.organization, bin: records.bin, quantity: 1 }
  if (path.startsWith('/trainings')) return { ...training, organizationId: records.organization }
  if (path.startsWith('/training_slide')) return slideSetForm(['0'.repeat(32).concat('.png')], { SlideTexts: [''] })
  if (path.startsWith('/quiz')) return quizForm()
  if (path === '/user_ans_quiz') return { quizID: records.quiz, UserAns: [null, null], __v: 0 }
  if (path.endsWith('/links')) return { expiresInDays: 1 }
  if (path.endsWith('/publication')) return { isPublic: true }
  if (path.startsWith('/carbon/')) return { quarter: '2026-02' }
  if (path === '/reports/:id') return { name: 'For the bank' }
  if (path.startsWith('/reports')) {
    return {
      organization: records.organization,
      quarters: ['2026-02'],
      layout: 'interval',
      findings: [],
      recommendations: [],
    }
  }
  if (path.endsWith('/subscription')) return { cycle: 'annual', reminders: false, __v: 0 }
  if (path === '/orders')
    return { ...batteryForm(), language: 'en', productDescription: '', totalAmount: 300, currency: 'USD' }
  if (path.endsWith('/credits')) return { kind: 'credit-note', amount: 1, reason: 'A gift', reference: '' }
  if (path === '/orders/:id') return { status: 'PAID', __v: 0 }
  if (path.endsWith('/checkout')) return { token: records.order.token, option: 'card', amount: 300 }
  if (path === '/payment/results/:id') return { isHandled: true }
  if (path.startsWith('/payment/2c2p') || path === '/sandbox_payment')
    return { order_id: records.order._id, hash_value: '' }
  if (path.startsWith('/sandbox_payment')) return { status: '000' }
  if (path.startsWith('/payment')) {
    const rest = { companyType: 'Hotel', paymentStatus: 'PENDING', extendsContract: false, file: null, __v: 0 }
    return { ...invoiceForm(records.organization), ...rest }
  }
  if (path === '/factor_sets') return factorSetForm()
  if (path === '/contact') return { name: 'Ma Su', email: 'su@lotus.example', message: 'Hello', website: '' }
  if (path.startsWith('/organizations')) return { ...organizationForm(), ...organization }
  return { ...userForm({}), ...passwords }
}

const contracts = [{ startDate: '2026-01-01', endDate: '2026-12-31' }]
const organization = {
  location: { lng: 96, lat: 16 },
  contracts,
  expiredDate: '2026-12-31',
  logo: null,
  baseYear: 2025,
  __v: 0,
}
const training = {
  trainingDate: '2026-03-02',
  trainingPeriod: '2 hours',
  status: 'COMPLETED',
  type: 'ONLINE',
  trainerName: 'Daw Mya',
  topic: 'Paper',
  attendees: [{ name: 'Ma Su', position: '', department: '', feedback: '' }],
}
const passwords = { password: 'a door opens slowly', currentPassword: testPassword, newPassword: testPassword }
