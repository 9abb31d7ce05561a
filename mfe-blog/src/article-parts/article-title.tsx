import { Fragment } from 'react';

/** A title that never breaks after a hyphen: in large type, a line that ends in "Mobile-" looks like a mistake. */
export function ArticleTitle({ title }: { title: string }) {
  return title.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {word.includes('-') ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ));
}
