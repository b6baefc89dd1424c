export const messages = { label: 'Els continguts més destacats' };
