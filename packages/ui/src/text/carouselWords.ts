/** What a carousel and its buttons are called. */
export const carouselWords = {
  carousel: 'karusel',
  slide: 'slayt',
  previous: 'Önceki',
  next: 'Sonraki',
  pause: 'Durdur',
  play: 'Oynat',
} as const;
