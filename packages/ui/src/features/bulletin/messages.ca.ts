export const messages = { off: 'Rep el butlletí diari', on: 'Reps el butlletí diari' };
