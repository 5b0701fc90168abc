/** What a page says to a worker that waits: to say which build it has, through the port that comes along, or to take over. */
export type PageMessage = 'entry' | 'take';
