export interface MenuDish {
  readonly name: string;
  readonly description: string;
  /** In TRY. */
  readonly price: number;
  /** Address of a picture, 4 by 3. */
  readonly thumbnail: string;
}

export interface MenuCategory {
  /** Of its place in the page, ASCII. */
  readonly id: string;
  readonly name: string;
  readonly items: readonly MenuDish[];
}

export interface SocialAccount {
  readonly name: string;
  readonly href: string;
  /** Name of its drawing among the brands of Font Awesome. */
  readonly icon: string;
}
