export const remarks = {
  COMPLETED: [
    'Bins were full, one more is needed.',
    'Waited 15 minutes for the goods lift.',
    'Glass and cans were mixed, sorted on site.',
    'Everything sorted well, thanks to the staff.',
    'Next time please bring four more sacks.',
    'Weighed again in the yard.',
    'ဓာတ်လှေကားပျက်နေ၍ လှေကားမှ သယ်ခဲ့ရသည်။',
    'အမှိုက်များကို သေချာစွာ ခွဲခြားထားသည်။',
    'မိုးရွာ၍ ကတ်ထူပုံးအချို့ စိုနေသည်။',
  ],
  CONFIRMED: [
    'Call ten minutes before arrival.',
    'Use the back gate, the front is being painted.',
    'Bring the large scale.',
    'Ask the guard for the key of the store room.',
    'မနက်ပိုင်း ကားဝင်ခွင့်အတွက် လုံခြုံရေးကို အကြောင်းကြားထားပြီး။',
  ],
  CANCELLED: [
    'Closed for a staff trip.',
    'Not enough to collect, next round again.',
    'The road was flooded.',
    'ရုံးပိတ်ရက်ဖြစ်၍ ဖျက်သိမ်းသည်။',
  ],
  ONHOLD: [
    'The customer asks for another day, to be agreed.',
    'Truck in the workshop, a new time follows.',
    'ဖုန်းဆက်၍မရသေးပါ၊ ရက်ပြန်ချိန်းရန်။',
  ],
  REQUESTED: [],
} satisfies Record<string, string[]>
