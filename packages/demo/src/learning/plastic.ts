import type { Lesson } from './lesson.ts'

export const plastic: Lesson = {
  title: 'Sorting plastic',
  description:
    'Bottles, bags and cups look alike but are different plastics. How to tell them apart, and why a rinse is worth it.',
  references: [
    'https://www.unep.org/interactives/beat-plastic-pollution/',
    'https://www.plasticpollutioncoalition.org',
  ],
  ground: '#FBEFD5',
  slides: [
    {
      shown: [{ yes: 'bottle' }, { yes: 'canister' }, { yes: 'bag' }],
      text: 'Drinking bottles, shampoo bottles, canisters, tubs, clean bags and film belong in the plastic bin.',
    },
    {
      shown: [{ no: 'cup' }, { no: 'peel' }, { no: 'cable' }],
      text: 'Cups with food in them, fruit and cables do not. One dirty bag can make a whole bale unsaleable.',
    },
    {
      shown: ['loop', 'bottle', 'canister'],
      text: 'The number in the triangle names the plastic: 1 is PET of drinking bottles, 2 is the tough plastic of canisters, 5 that of caps and tubs. These three are sold most easily.',
    },
    {
      shown: ['tap', 'bottle'],
      text: 'Empty and rinse: a splash of water is enough. Sugar and oil draw insects and smell before the next pickup.',
    },
    {
      shown: ['bottle', 'bin', 'truck'],
      text: 'Press the air out and close the cap. Caps may stay on: the plant floats them apart from the bottles.',
    },
    {
      shown: [{ no: 'fire' }, 'bag'],
      text: 'Never burn plastic. The smoke holds dioxins and soot that stay in the lungs and in the soil.',
    },
    {
      shown: ['rain', 'bag', 'fish'],
      text: 'A bag that is left in the street is washed into a drain. There it blocks the way of the rain, and what gets through reaches the river and the sea.',
    },
    {
      shown: ['loop', 'bottle'],
      text: 'Better than recycling is not needing it: a refilled bottle replaces hundreds of new ones.',
    },
  ],
  quiz: {
    title: 'How well do you sort plastic?',
    questions: [
      {
        question: 'What should happen to a bottle before it goes into the bin?',
        options: ['Empty it and rinse it', 'Fill it with sand', 'Leave it as it is', 'Cut it into pieces'],
        explanation: 'A quick rinse keeps away insects and smell and keeps the bale clean enough to be sold.',
      },
      {
        question: 'May the cap stay on?',
        options: ['Yes, pressed flat and closed', 'No, caps are never recycled'],
        explanation: 'Caps are a lighter plastic, which floats and is separated in the wash.',
      },
      {
        question: 'Why must plastic not be burnt in the yard?',
        options: ['Its smoke is poisonous', 'It leaves no ash to use', 'It only burns with petrol'],
        explanation: 'Open fires are too cool to destroy dioxins, which settle in lungs, soil and food.',
      },
      {
        question: 'Which of these spoils a bale of plastic most?',
        options: ['A bag with food left in it', 'A label on a bottle', 'A blue bottle among clear ones'],
        explanation: 'Labels and colours are sorted out by machine; grease and food spread to everything around.',
      },
      {
        question: 'What saves more than recycling a bottle?',
        options: ['Refilling one', 'Buying smaller bottles', 'Freezing it'],
        explanation: 'What is not made needs no oil, no transport and no sorting.',
      },
      {
        question: 'What does the number in the triangle tell?',
        options: ['Which plastic it is', 'How often it was recycled', 'How much it weighs', 'When it was made'],
        explanation: 'Different plastics melt at different heats and spoil each other, so they are sorted by it.',
      },
      {
        question: 'Which plastic are clear drinking bottles made of?',
        options: ['PET, number 1', 'Number 5', 'Number 6'],
        explanation: 'PET is clear, light and tight, and old bottles become fibres and new bottles.',
      },
      {
        question: 'Why are bottles pressed flat?',
        options: ['More of them fit into a trip', 'They weigh more', 'They smell less', 'They dry faster'],
        explanation: 'An empty bottle is mostly air, and air is carried for nothing.',
      },
      {
        question: 'What happens to a bag that is left in the street in the monsoon?',
        options: [
          'It blocks a drain or reaches the river',
          'It dissolves in the rain',
          'It becomes soil within a month',
          'Birds carry it away',
        ],
        explanation: 'Plastic does not rot. Blocked drains flood streets, and rivers carry it on to the sea.',
      },
      {
        question: 'Which of these belongs in the plastic bin?',
        options: ['An empty canister of cooking oil, rinsed', 'A phone charger', 'A drink can', 'A banana peel'],
        explanation: 'A canister is one clean plastic. A charger is e-waste, the can metal and the peel organic waste.',
      },
    ],
  },
}
