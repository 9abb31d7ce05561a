INSERT INTO "services" ("id", "position", "icon", "title", "description", "features") VALUES
(
	'web-design', 1, 'Palette', 'Web Design',
	'A look drawn for your business alone. We sketch with your photos, your prices and your hours, so you judge the real page.',
	ARRAY['Three directions before you choose one', 'Drawn for phones first', 'Type and color that pass contrast checks', 'Two rounds of changes included']
),
(
	'web-development', 2, 'Code', 'Web Development',
	'Sites that load on one bar of signal, survive a busy Saturday and stay easy to edit after we hand you the keys.',
	ARRAY['An editor you can use without us', 'Bookings, forms and payments', 'Daily backups, tested by restoring them', 'Code and domain in your name']
),
(
	'ui-ux-design', 3, 'Users', 'UI/UX Design',
	'We watch real customers try to use your product, then redraw the steps where they hesitate or leave.',
	ARRAY['Interviews and usability sessions', 'Clickable prototypes', 'WCAG 2.2 accessibility review', 'A component library your developers keep']
),
(
	'mobile-apps', 4, 'Smartphone', 'Mobile Apps',
	'Apps for iPhone and Android that do one job well, keep working without signal and get through store review.',
	ARRAY['iOS and Android from one team', 'Works offline, syncs later', 'Push messages people agree to', 'Store listing and submission']
),
(
	'ecommerce', 5, 'Globe', 'E-commerce',
	'Online stores that match your stockroom: sizes, bundles, local pickup and sales tax worked out before opening day.',
	ARRAY['Shopify, WooCommerce, BigCommerce or headless', 'Short, guest-friendly checkout', 'Inventory and shipping connections', 'Products moved from your old store']
),
(
	'seo', 6, 'Zap', 'SEO',
	'Steady work on the pages, listings and reviews that decide whether nearby customers find you or the shop down the road.',
	ARRAY['Technical audit with a ranked fix list', 'Google Business Profile upkeep', 'Pages written for real searches', 'A monthly report in plain English']
);
