import type { Lesson } from './lesson.ts'

export const eWaste: Lesson = {
  title: 'E-waste and batteries',
  description:
    'Phones, cables and batteries hold metals worth winning back and poisons that must not get into the ground.',
  references: [
    'https://ewastemonitor.info',
    'https://www.who.int/news-room/fact-sheets/detail/electronic-waste-(e-waste)',
  ],
  ground: '#F3E2F0',
  slides: [
    {
      shown: [{ yes: 'phone' }, { yes: 'cable' }, { yes: 'battery' }],
      text: 'Whatever has a plug, a battery or a circuit board is e-waste: phones, chargers, keyboards, lamps, batteries.',
    },
    {
      shown: ['battery', { no: 'fire' }],
      text: 'Cover the poles of batteries with tape and keep them in their own box. Two loose ones can start a fire in the truck.',
    },
    {
      shown: ['phone', 'bin'],
      text: 'Delete your data and sign out of your accounts before you hand a device over. A swollen battery is reported first, and never pressed.',
    },
    {
      shown: [{ no: 'leaf' }, 'battery'],
      text: 'Lead, mercury and cadmium reach the groundwater from a dump and stay there for generations.',
    },
    {
      shown: ['loop', 'phone'],
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
        options: ['So that they can not short and catch fire', 'So that they can be counted', 'To keep them dry'],
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
        options: ['To be used on by somebody', 'To be taken apart', 'To stay in a drawer'],
        explanation: 'Most of what a phone costs the earth is spent when it is made.',
      },
    ],
  },
}
