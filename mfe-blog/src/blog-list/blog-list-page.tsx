import '../module.css';
import { definePage } from '@northloop/kit';
import { NewsletterSection } from '../newsletter/newsletter-section';
import { BlogList } from './blog-list';
import { BlogMasthead } from './blog-masthead';
import type { FoundArticles } from './selection/find-articles';
import { loadList } from './selection/load-list';
import { WorkWithUs } from './work-with-us';

function BlogListPage({ data }: { data: FoundArticles }) {
  return (
    <>
      <BlogMasthead />
      <BlogList found={data} />
      <WorkWithUs />
      <NewsletterSection />
    </>
  );
}

export const page = definePage({ Component: BlogListPage, load: loadList });
