import { Fragment } from 'react';

/** A title whose hyphenated words stay whole: in large letters a line that ends in "Mobile-" reads as a mistake. */
export function ArticleTitle({ title }: { title: string }) {
  return title.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ));
}
