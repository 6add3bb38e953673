/** Kilograms in a viss, Myanmar's customary weight: 3.6 pounds of 0.45359237 kg, rounded to the gram. */
export const kgPerViss = 1.633
