import type { Lesson } from './lesson.ts'

export const eWaste: Lesson = {
  title: 'E-waste and batteries',
  description:
    'Phones, cables and batteries hold metals worth recovering and poisons that must not get into the ground.',
  references: [
    'https://ewastemonitor.info',
    'https://www.who.int/news-room/fact-sheets/detail/electronic-waste-(e-waste)',
  ],
  ground: '#F3E2F0',
  slides: [
    {
      shown: [{ yes: 'phone' }, { yes: 'laptop' }, { yes: 'cable' }],
      text: 'Whatever has a plug, a battery or a circuit board is e-waste: phones, computers, chargers, keyboards, fans, batteries.',
    },
    {
      shown: [{ no: 'can' }, 'phone', { no: 'bin' }],
      text: 'It goes neither to the cans nor into the general waste, even if its case is of metal. Collect it in a box of its own, indoors and dry.',
    },
    {
      shown: [{ yes: 'taped' }, { no: 'fire' }],
      text: 'Cover the poles of batteries with tape and keep them in their own box. Two loose ones can start a fire in the truck.',
    },
    {
      shown: [{ no: 'swollen' }, 'phone'],
      text: 'A swollen, hot or leaking battery is left alone: do not press, charge or pierce it. Report it, and our crew comes with a box of sand.',
    },
    {
      shown: ['lamp', { no: 'brokenGlass' }],
      text: 'Tubes and energy-saving lamps hold a little mercury. Hand them over whole, in the sleeve they came in. If one breaks, open the windows and leave the room for a quarter of an hour.',
    },
    {
      shown: ['laptop', 'phone'],
      text: 'Before you hand a device over, copy what you need, sign out of your accounts and delete your data. Take out the SIM and memory cards.',
    },
    {
      shown: [{ no: 'leaf' }, 'battery', 'fish'],
      text: 'Lead, mercury and cadmium are washed out of a dump by the rain. They reach the groundwater and the fish, and stay for generations.',
    },
    {
      shown: ['wrench', 'phone', 'ingot'],
      text: 'A tonne of phones holds far more gold than a tonne of ore. Repaired and passed on, a phone saves even more.',
    },
  ],
  quiz: {
    title: 'Are you safe with e-waste?',
    questions: [
      {
        question: 'Which of these is e-waste?',
        options: ['A broken phone charger', 'A ballpoint pen', 'A steel spoon', 'A wooden chair'],
        explanation: 'It has a plug and a circuit board, which hold copper and solder.',
      },
      {
        question: 'Why are the poles of used batteries covered with tape?',
        options: [
          'So that they cannot short-circuit and catch fire',
          'So that they can be counted',
          'To keep them dry',
        ],
        explanation: 'Used batteries still hold a charge; touching poles heat up within seconds.',
      },
      {
        question: 'What do you do before handing over an old phone?',
        options: ['Delete the data on it', 'Take out its screen', 'Charge it fully'],
        explanation: 'Messages, photos and sign-ins stay on a phone until they are deleted.',
      },
      {
        question: 'You find a swollen battery. What now?',
        options: [
          'Report it and leave it alone',
          'Press it flat',
          'Put it into the general waste',
          'Puncture it to let out the gas',
        ],
        explanation: 'A swollen cell may burst. It is carried by trained people in a box with sand.',
      },
      {
        question: 'Why must e-waste not go to a dump?',
        options: ['Its metals poison the groundwater', 'It takes too long to count', 'It attracts birds'],
        explanation: 'Rain washes lead, mercury and cadmium out of it.',
      },
      {
        question: 'What is best for a phone that still works?',
        options: ['So that someone can go on using it', 'To be taken apart', 'To stay in a drawer'],
        explanation: 'Most of what a phone costs the earth is spent when it is made.',
      },
      {
        question: 'Where does an old computer with a metal case go?',
        options: ['To the e-waste', 'To the cans', 'Into the general waste', 'To the glass'],
        explanation: 'Inside the case are circuit boards and a battery; the case is taken off at the plant.',
      },
      {
        question: 'How is a used lighting tube handed over?',
        options: [
          'Whole, in the sleeve it came in',
          'Broken into a bag',
          'Together with the glass bottles',
          'Wrapped in wet paper',
        ],
        explanation: 'Tubes hold mercury vapour, which comes out when the glass breaks.',
      },
      {
        question: 'A lamp with mercury breaks in the office. What comes first?',
        options: ['Open the windows and leave the room', 'Sweep it up at once', 'Wash it down the drain'],
        explanation: 'The vapour is what harms. After a quarter of an hour the pieces are gathered with gloves.',
      },
      {
        question: 'Why is e-waste worth collecting besides keeping it out of the ground?',
        options: [
          'It holds gold, copper and other metals',
          'It burns well',
          'It can be made into paper',
          'It becomes compost',
        ],
        explanation: 'A tonne of phones holds far more gold than a tonne of ore from a mine.',
      },
    ],
  },
}
